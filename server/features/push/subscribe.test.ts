import { beforeEach, describe, expect, test } from 'bun:test'
import type { TestMember } from '../../../db/testing/factories.ts'
import { endSessionsOf } from '../../../db/testing/journeys.ts'
import type { TestBrowser } from '../../gateways/testing/push-service.ts'
import { subscribe } from './subscribe.ts'
import { aNotifyingSite } from './testing/notified.ts'

const { db, world, push, aPair, write, work, anotherLogIn } = await aNotifyingSite()
let ada: TestMember
let ben: TestMember
let browser: TestBrowser
beforeEach(async () => {
  ;({ ada, ben, browser } = await aPair())
})

describe('a browser', () => {
  test('is one of ten: with an eleventh the one that was added first is notified no more', async () => {
    const added: TestBrowser[] = []
    for (let n = 0; n < 10; n++) {
      added.push(push.browser())
      await subscribe(await anotherLogIn(ada), added.at(-1)!.subscription)
      world.pass(1000)
    }
    await write(ben, ada)
    await work()
    expect([browser, ...added].map(({ got }) => got.length)).toEqual([0, ...added.map(() => 1)])
  })

  test('that is given another address by its service has one place', async () => {
    const renewed = push.browser()
    await subscribe(await world.as(ada), renewed.subscription)
    world.pass(1000)
    await write(ben, ada)
    await work()
    expect([browser.got.length, renewed.got.length]).toEqual([0, 1])
  })

  test('is not subscribed at an address that is no listed push service', async () => {
    const { keys } = browser.subscription
    const bad = [
      'https://push.example/one',
      'https://fcm.googleapis.com.evil.example/one',
      'https://evilpush.apple.com/one',
      'http://fcm.googleapis.com/one',
      'https://fcm.googleapis.com:8443/one',
      'https://me:word@fcm.googleapis.com/one',
      'https://169.254.169.254/latest',
      'https://localhost/one',
      `${push.origin.replace('127.0.0.1', 'localhost')}/one`,
      'ftp://fcm.googleapis.com/one',
      'javascript:alert(1)',
      '',
    ]
    for (const endpoint of bad)
      await expect(subscribe(await world.as(ben), { endpoint, keys }), endpoint).rejects.toMatchObject({
        code: 'push_service_unknown',
      })
    for (const endpoint of ['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/b'])
      await subscribe(await world.as(ben), { endpoint, keys })
  })

  test('is not subscribed at an address that nothing could be kept by', async () => {
    const { keys } = push.browser().subscription
    const endpoint = `${push.origin}/${'你'.repeat(1500)}`
    await expect(subscribe(await world.as(ada), { endpoint, keys })).rejects.toMatchObject({
      code: 'push_service_unknown',
    })
  })

  test('is not subscribed by a log-in that ends meanwhile', async () => {
    const asAda = await world.as(ada)
    await endSessionsOf(db, ada.id)
    const subscribing = subscribe(asAda, push.browser().subscription)
    await expect(subscribing).rejects.toMatchObject({ code: 'authentication_required' })
  })

  test('is not subscribed with keys that nothing can be encrypted for', async () => {
    const { endpoint, keys } = browser.subscription
    const bad = [
      { ...keys, p256dh: '' },
      { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...keys, p256dh: keys.p256dh.slice(4) },
      { ...keys, auth: 'short' },
      { ...keys, auth: `${keys.auth}AAAA` },
    ]
    for (const wrong of bad)
      await expect(subscribe(await world.as(ben), { endpoint, keys: wrong })).rejects.toMatchObject({
        code: 'input_invalid',
      })
  })
})
