import { getRouteApi } from '@tanstack/react-router'
import { type PackageId, packageIds } from '../../../db/reference/money/packages.ts'
import { CheckoutPage } from './checkout/CheckoutPage.tsx'
import { OrderPage } from './state/OrderPage.tsx'

const route = getRouteApi('/credits/$id/{-$paymentmethod}')

/** `/credits/{id}/{method?}`: a package that is to be ordered, or an order. */
export function PaymentPage() {
  const { id, paymentmethod } = route.useParams()
  const isPackage = packageIds.some((packageId) => packageId === id)
  return isPackage ? (
    <CheckoutPage key={id} packageId={id as PackageId} method={paymentmethod} />
  ) : (
    <OrderPage key={id} orderId={id} />
  )
}
