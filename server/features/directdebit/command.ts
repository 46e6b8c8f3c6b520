import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { blockDebtor, unblockDebtor } from '../../../db/queries/directdebit/debtors.ts'
import type { Commands, CommandWorld, Prompt } from '../../core/operations/command.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { Refusal } from '../../core/refusal.ts'
import { folderStorage, type Storage } from '../../gateways/storage.ts'
import { exportFiles, writeAgain } from './files/export.ts'
import { giveUp, markTaken } from './files/give-up.ts'
import { isDuplicate } from './files/read-returns.ts'
import { type TakenReturns, takeReturns } from './files/take-returns.ts'
import { ibanOf } from './rules/iban.ts'
import { phoneOf } from './rules/phone.ts'
import { keyOf } from './sealing.ts'
import { waitingWords } from './upkeep/waiting.ts'

const usage = `Direct debit, by the files of the operator's bank:

  bun run vonk direct-debit export <folder>          writes what is to be collected (pain.008) and sent back (pain.001)
  bun run vonk direct-debit waiting                  what is signed and not exported yet, and what of it is late
  bun run vonk direct-debit again <message> <folder> writes one of these files again, just the same
  bun run vonk direct-debit give-up <message>        what lies in a file that the bank has refused as a whole, or in a refused part
                                                     (<message>.<part>), waits for the next export
  bun run vonk direct-debit taken <message>          the bank has taken such a file or part after all
  bun run vonk direct-debit returns <file>           takes in what the bank tells (pain.002, camt.054, camt.053)
  bun run vonk direct-debit block iban|phone         nothing is collected there any more; asks for it
  bun run vonk direct-debit unblock iban|phone       it may be again

A file that is handed to the bank twice is taken once. The running server takes back the credits of what is returned.`

/** The files of the operator's bank. */
export const directDebitCommands: Commands = {
  'direct-debit': {
    summary: 'hands to the bank what it collects, and takes in what it tells; without more, explains how',
    takes: '…',
    run: ({ withWorld, ask }, args) => withWorld((world) => runDirectDebitCommand(world, args, ask)),
  },
}

/** Says what was done. Throws `NotDone` for what was not understood. */
export async function runDirectDebitCommand(world: CommandWorld, args: string[], ask: Prompt): Promise<string> {
  const [command = '', first = '', second = '', ...others] = args
  if (others.length > 0) throw new NotDone(usage)
  if (command === 'export' && first && !second) return exportAll(world, first)
  if (command === 'waiting' && !first) return waitingWords(world)
  if (command === 'again' && second) return `Written: ${await writeAgain(world, first, folderOf(second))}`
  if (command === 'give-up' && first && !second) return giveUpFile(world, first)
  if (command === 'taken' && first && !second) return takeAfterAll(world, first)
  if (command === 'returns' && first && !second) return takeFile(world, first)
  if (isBlocking(command) && isDebtor(first) && !second) return block(world, command, first, ask)
  throw new NotDone(usage)
}

/** A folder that cannot be made or written to is named: else it would be taken for the server's own. */
function folderOf(path: string): Storage {
  const fail = (error: unknown) => {
    throw new NotDone(`The folder ${path} cannot be used: ${wordsOf(error)}`)
  }
  const opened = (() => {
    try {
      return folderStorage(resolve(path))
    } catch (error) {
      return fail(error)
    }
  })()
  return { ...opened, put: (key, content) => opened.put(key, content).catch(fail) }
}

const wordsOf = (error: unknown) =>
  error instanceof Refusal ? error.words : error instanceof Error ? error.message : String(error)

async function exportAll(world: CommandWorld, path: string): Promise<string> {
  const folder = folderOf(path)
  const names: string[] = []
  for (const site of await world.sites.all()) names.push(...(await exportFiles(world, site, folder)))
  return names.length > 0 ? `Written: ${names.join(', ')}` : 'There is nothing to hand to the bank.'
}

async function giveUpFile(world: CommandWorld, name: string): Promise<string> {
  const waiting = await giveUp(world, name)
  return `${name} is given up: ${waiting} of it waiting for the next export. Debtors are told their new day then.`
}

async function takeAfterAll(world: CommandWorld, name: string): Promise<string> {
  await markTaken(world, name)
  return `${name} is taken: it is collected on its day.`
}

async function textOf(path: string): Promise<string> {
  const found = await stat(resolve(path)).catch(() => undefined)
  if (!found) throw new NotDone(`There is no file ${path}.`)
  if (found.isDirectory()) throw new NotDone(`${path} is a folder. Name one of the bank’s files in it.`)
  return Bun.file(resolve(path))
    .text()
    .catch((error) => {
      throw new NotDone(`The file ${path} cannot be read: ${wordsOf(error)}`)
    })
}

/** A refusal that was not booked back, or by another amount, is a failure: somebody has to look at it. */
async function takeFile(world: CommandWorld, path: string): Promise<string> {
  const taken = await takeReturns(world, await textOf(path))
  const told = toldOf(taken)
  if (taken.refusedWhole.length > 0 || taken.twice.length > 0 || taken.otherAmounts.length > 0) throw new NotDone(told)
  return told
}

function toldOf({ booked, known, unknown, refusedWhole, twice, otherAmounts }: TakenReturns): string {
  const lines = [`${booked} booked back, ${known} told before, ${unknown.length} not ours`]
  if (unknown.length > 0) lines.push(`Not ours, or not named: ${firstOf(unknown)}`)
  if (twice.length > 0) lines.push(`Handed in twice: ${firstOf(twice)}. Not booked back: the first ones hold.`)
  if (otherAmounts.length > 0) {
    const each = otherAmounts.map(
      ({ endToEndId, told, collected }) => `${endToEndId} (${euros(told)} told, ${euros(collected)} collected)`,
    )
    lines.push(`Told with another amount: ${firstOf(each)}. Booked back as they were collected: ask the bank.`)
  }
  for (const whole of refusedWhole)
    lines.push(`The bank has refused ${whole.id} as a whole (${whole.reason}). ${leftOf(whole)} ${nextOf(whole)}`)
  return lines.join('\n')
}

const euros = (minor: number) => `${(minor / 100).toFixed(2)} EUR`

type RefusedFile = TakenReturns['refusedWhole'][number]

const leftOf = ({ kind, open }: RefusedFile) =>
  kind === null
    ? 'Nothing of that name was handed in.'
    : kind === 'refunds'
      ? 'None of its transfers was made.'
      : `Of it ${open} not booked back.`

/** What the operator does now. Handed in with all of its file, a part would be taken, and the rest collected twice. */
function nextOf({ id, messageId, reason, kind, isPart }: RefusedFile): string {
  if (isDuplicate(reason)) return 'It had the same before, which holds.'
  if (kind === null) return 'Ask the bank which file it means.'
  const giveUp = `mend the settings, and then: bun run vonk direct-debit give-up ${isPart ? id : messageId}`
  return isPart
    ? 'The rest of its file was taken: do not hand all of it in again. Ask the bank what was wrong with this part. ' +
        `Where it takes that after all: bun run vonk direct-debit taken ${id}. Where it does not, ${giveUp}`
    : `Ask the bank what was wrong. Hand the same file in again: bun run vonk direct-debit again ${messageId} <folder>. ` +
        `Where it has to be another one, ${giveUp}`
}

const firstOf = (ids: string[]) => ids.slice(0, 20).join(', ') + (ids.length > 20 ? ', …' : '')

const isBlocking = (word: string) => word === 'block' || word === 'unblock'
const isDebtor = (word: string) => word === 'iban' || word === 'phone'

async function block(world: CommandWorld, command: 'block' | 'unblock', what: 'iban' | 'phone', ask: Prompt) {
  const typed = await ask.line(what === 'iban' ? 'IBAN: ' : 'Phone, with country code: ')
  const value = what === 'iban' ? ibanOf(typed.slice(0, 64)).iban : phoneOf(typed.slice(0, 32), 'NL')
  const key = keyOf(world, what, value)
  if (command === 'block') await blockDebtor(world.db, key, 'operator', world.now())
  else if (!(await unblockDebtor(world.db, key))) throw new NotDone('It was not blocked.')
  return command === 'block' ? 'Blocked.' : 'No longer blocked.'
}
