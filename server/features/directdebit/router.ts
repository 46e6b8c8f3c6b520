import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { inputInvalid } from '../../core/refusals.ts'
import { idSchema } from '../../core/values/ids.ts'
import { giveMandate, sendAnotherCode } from './give-mandate.ts'
import { directDebitLimit as limit } from './limits.ts'
import * as refusals from './refusals.ts'
import { longestIban } from './rules/iban.ts'
import { longestPhone } from './rules/phone.ts'
import { show, shownDebit } from './show.ts'
import { sign } from './sign.ts'
import { directDebitTerms, termsFor } from './terms.ts'

const aboutPayment = z.object({ paymentId: idSchema })
/** Code units that are looked at: decomposed letters and double blanks make a text longer than it is. */
const text = z.string().max(200)

const { directDebitNotFound, directDebitClosed, ibanBlocked, phoneBlocked } = refusals
const { smsCodeTooSoon, smsCodesUsedUp } = refusals
const { directDebitLimitReached, directDebitFirstLimitReached } = refusals
const notSoFar = [
  ...[directDebitNotFound, directDebitClosed, ibanBlocked, phoneBlocked],
  ...[directDebitLimitReached, directDebitFirstLimitReached],
]

export const directDebitRouter = router({
  show: memberProcedure
    .meta({ refuses: [directDebitNotFound] })
    .input(aboutPayment)
    .output(shownDebit)
    .query(({ ctx, input }) => show(ctx, input.paymentId)),

  terms: memberProcedure.output(directDebitTerms).query(({ ctx }) => termsFor(ctx)),

  give: memberProcedure
    .meta({ limit, refuses: [...notSoFar, inputInvalid, smsCodeTooSoon, smsCodesUsedUp] })
    .input(
      aboutPayment.extend({
        holder: text,
        iban: z.string().max(longestIban),
        street: text,
        houseNumber: text,
        zip: text,
        city: text,
        phone: z.string().max(longestPhone),
        ticked: z.string().max(20).nullable(),
      }),
    )
    .output(shownDebit)
    .mutation(({ ctx, input }) => giveMandate(ctx, input)),

  sendCode: memberProcedure
    .meta({ limit, refuses: [...notSoFar, smsCodeTooSoon, smsCodesUsedUp] })
    .input(aboutPayment)
    .output(shownDebit)
    .mutation(({ ctx, input }) => sendAnotherCode(ctx, input.paymentId)),

  sign: memberProcedure
    .meta({
      limit,
      refuses: [
        ...notSoFar,
        refusals.smsCodeIncomplete,
        refusals.smsCodeInvalid,
        refusals.smsCodeTooOld,
        refusals.smsCodeSpent,
      ],
      tells: ['order_changed', 'wallet', 'premium'],
    })
    .input(aboutPayment.extend({ code: z.string().max(20) }))
    .output(shownDebit)
    .mutation(({ ctx, input }) => sign(ctx, input)),
})
