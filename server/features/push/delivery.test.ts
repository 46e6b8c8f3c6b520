import { beforeEach, describe, expect, test } from 'bun:test'
import type { TestMember } from '../../../db/testing/factories.ts'
import { PushRefused } from '../../gateways/push.ts'
import type { TestBrowser } from '../../gateways/testing/push-service.ts'
import { doJob, doJobs, takeJobs } from '../../testing/mailbox.ts'
import { stateOf } from './subscribe.ts'
import { aNotifyingSite } from './testing/notified.ts'

const { sql, world, push, aPair, write } = await aNotifyingSite()
let ada: TestMember
let ben: TestMember
let browser: TestBrowser
beforeEach(async () => {
  ;({ ada, ben, browser } = await aPair())
})

describe('a push service', () => {
  const waiting = async () => {
    await write(ben, ada)
    await doJobs(world)
    const [job] = await takeJobs(world)
    return job!
  }

  test.each([408, 429, 500, 503])('that answers %d is asked again', async (status) => {
    const job = await waiting()
    push.service.answer = status
    await expect(doJob(world, job)).rejects.toThrow(PushRefused)
    push.service.answer = 201
    await doJob(world, job)
    expect(browser.got).toHaveLength(1)
  })

  test.each([400, 403, 413, 302])('that answers %d is not asked again, and nowhere else', async (status) => {
    const job = await waiting()
    const before = push.service.asked
    push.service.answer = status
    await doJob(world, job)
    expect(push.service.asked - before).toBe(1)
    expect((await stateOf(await world.as(ada))).isOn).toBe(true)
  })

  test.each([404, 410])('that answers %d has forgotten the browser, and so do we', async (status) => {
    const job = await waiting()
    push.service.answer = status
    await doJob(world, job)
    expect((await stateOf(await world.as(ada))).isOn).toBe(false)
  })

  test('that cannot be reached names nobody in the log', async () => {
    const endpoint = 'http://127.0.0.1:1/push/geheim'
    await sql`update push_subscriptions set endpoint = ${endpoint} where member_id = ${ada.id}`
    const error = await doJob(world, await waiting()).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(PushRefused)
    expect(Bun.inspect(error)).not.toContain('geheim')
  })
})
