import { describe, expect, test } from 'bun:test'
import type { Scene } from './rig.ts'

export function describeWebhooks({ name, provider, webhookOf, paid }: Scene): void {
  describe(`${name}, when its webhook is asked`, () => {
    if (webhookOf)
      test('names the payment that it is about', async () => {
        const { providerPaymentId } = await paid()
        const { body, headers } = webhookOf(providerPaymentId)
        expect(provider.webhook(body, headers)).toEqual([providerPaymentId])
      })
    else
      test('names none: it sends none', async () => {
        const { providerPaymentId: id } = await paid()
        for (const body of [id, `id=${id}`, JSON.stringify({ id }), JSON.stringify({ payment: id, status: 'paid' })])
          expect(provider.webhook(body, new Headers()), body).toEqual([])
      })

    test('names none for whatever else a stranger sends', () => {
      const hostile = [
        '',
        'null',
        '{}',
        '[]',
        '"tr_1"',
        'id=',
        'id=%00',
        'id=../../me',
        `id=${'a'.repeat(60_000)}`,
        '{"payment":"tb_../../x","status":"paid"}',
        '{"payment":{"toString":1},"status":"paid"}',
        '['.repeat(60_000),
        `{"payment":"tb_1","status":"paid","more":${'['.repeat(30_000)}`,
        '\u0000\uffff',
      ]
      for (const body of hostile)
        for (const type of ['application/json', 'application/x-www-form-urlencoded'])
          expect(provider.webhook(body, new Headers({ 'content-type': type })), body.slice(0, 40)).toEqual([])
    })
  })
}
