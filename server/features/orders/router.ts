import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { notConfirmed } from '../confirmation/refusals.ts'
import { discountNotWithMethod, discountRefusals } from '../discounts/refusals.ts'
import { packageNotFound } from '../packages/refusals.ts'
import { attemptRefusals, payingSchema } from './buy/attempt.ts'
import { cancel, look } from './buy/look.ts'
import { order, wantedSchema } from './buy/order.ts'
import { pay, paySchema } from './buy/pay.ts'
import { sumOwed } from './debts/owed.ts'
import { askProviderLimit, checkoutLimit, payLimit } from './limits.ts'
import {
  consentMissing,
  orderExpired,
  orderNotFound,
  orderPaid,
  orderPriceChanged,
  owedCreditsChanged,
  paymentUnderWay,
} from './refusals.ts'
import { checkout, checkoutInput, checkoutView, methods, methodsView } from './view/checkout.ts'
import { orderView, view } from './view/order-view.ts'

const aboutOrder = z.object({ orderId: idSchema })
/** What may come of asking a provider. */
const settled = ['order_changed', 'wallet', 'premium', 'saved_methods'] as const

export const ordersRouter = router({
  checkout: memberProcedure
    .meta({ limit: checkoutLimit, refuses: [packageNotFound, ...discountRefusals] })
    .input(checkoutInput)
    .output(checkoutView)
    .query(({ ctx, input }) => checkout(ctx, input)),

  /** In credits: what will go off the next purchase for what a bank took back of earlier ones. */
  owed: memberProcedure.output(z.int()).query(({ ctx }) => sumOwed(ctx.db, ctx.me.id)),

  methods: memberProcedure
    .meta({ limit: askProviderLimit })
    .input(z.object({ country: z.enum(countryCodes) }))
    .output(methodsView)
    .query(({ ctx, input }) => methods(ctx, input.country)),

  order: memberProcedure
    .meta({
      limit: payLimit,
      refuses: [
        ...[notConfirmed, packageNotFound, consentMissing, orderPriceChanged, owedCreditsChanged],
        ...[...attemptRefusals, ...discountRefusals],
      ],
      tells: settled,
    })
    .input(wantedSchema)
    .output(payingSchema)
    .mutation(({ ctx, input }) => order(ctx, input)),

  pay: memberProcedure
    .meta({
      limit: payLimit,
      refuses: [orderPaid, orderExpired, discountNotWithMethod, ...attemptRefusals],
      tells: settled,
    })
    .input(paySchema)
    .output(payingSchema)
    .mutation(({ ctx, input }) => pay(ctx, input)),

  cancel: memberProcedure
    .meta({ limit: askProviderLimit, refuses: [orderNotFound, paymentUnderWay], tells: settled })
    .input(aboutOrder)
    .output(z.void())
    .mutation(({ ctx, input }) => cancel(ctx, input.orderId)),

  /** Asks the provider, for who has come back from it; whether it has answered. */
  look: memberProcedure
    .meta({ limit: askProviderLimit, refuses: [orderNotFound], tells: settled })
    .input(aboutOrder)
    .output(z.boolean())
    .mutation(({ ctx, input }) => look(ctx, input.orderId)),

  get: memberProcedure
    .meta({ refuses: [orderNotFound] })
    .input(aboutOrder)
    .output(orderView)
    .query(({ ctx, input }) => view(ctx, input.orderId)),
})
