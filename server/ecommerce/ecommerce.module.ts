import type { HourlyWork } from '../core/jobs/HourlyWork.ts';
import { CatalogueImportResolver } from './catalogueImport/CatalogueImportResolver.ts';
import { EcommerceCoupon } from './coupon/EcommerceCoupon.ts';
import { EcommerceCouponResolver, OrderCouponsResolver } from './coupon/EcommerceCouponResolver.ts';
import { EcommerceCouponUse } from './coupon/EcommerceCouponUse.ts';
import { EcommerceCustomer } from './customer/EcommerceCustomer.ts';
import { EcommerceCustomerPicturesResolver, EcommerceCustomerResolver } from './customer/EcommerceCustomerResolver.ts';
import { EcommerceDeliveryMethod } from './delivery/EcommerceDeliveryMethod.ts';
import { EcommerceDeliveryMethodResolver } from './delivery/EcommerceDeliveryMethodResolver.ts';
import { ecommerceInvariants } from './ecommerce.invariants.ts';
import { ecommerceRoutes } from './ecommerce.rest.ts';
import { buyerErasure } from './erasure/buyerErasure.ts';
import { completeOrders } from './order/completeOrders.ts';
import { EcommerceOrder, EcommerceOrderLine } from './order/EcommerceOrder.ts';
import { CustomerShopOrdersResolver } from './order/CustomerShopOrdersResolver.ts';
import { EcommerceOrderResolver, EcommerceOrderReturnsResolver } from './order/EcommerceOrderResolver.ts';
import { EcommerceReturn } from './order/returns/EcommerceReturn.ts';
import { EcommerceOverviewResolver } from './overview/EcommerceOverviewResolver.ts';
import { EcommerceCharge, EcommerceRefund } from './payment/EcommerceCharge.ts';
import { OrderPaymentsResolver } from './payment/OrderPaymentsResolver.ts';
import { CardSettlementService } from './payment/CardSettlementService.ts';
import { customerTemplate } from './print/customerTemplate.ts';
import { orderTemplate, packingSlipTemplate, pickListTemplate, shipmentTemplate } from './print/orderTemplate.ts';
import { ecommerceProductTemplate } from './print/productTemplate.ts';
import { sellerTemplate } from './print/sellerTemplate.ts';
import { EcommerceProduct } from './product/EcommerceProduct.ts';
import { EcommerceProductPicturesResolver } from './product/EcommerceProductPicturesResolver.ts';
import { EcommerceProductResolver } from './product/EcommerceProductResolver.ts';
import { EcommerceProductGroup } from './productGroup/EcommerceProductGroup.ts';
import { EcommerceProductGroupResolver } from './productGroup/EcommerceProductGroupResolver.ts';
import { EcommercePayout } from './seller/EcommercePayout.ts';
import { EcommerceSeller } from './seller/EcommerceSeller.ts';
import { EcommerceSellerResolver, SellerRecordsResolver } from './seller/EcommerceSellerResolver.ts';
import { sellerErasure } from './erasure/sellerErasure.ts';
import { Storefront } from './storefront/Storefront.ts';
import { StorefrontResolver } from './storefront/StorefrontResolver.ts';
import { forgetShopSessions } from './storefront/account/forgetShopSessions.ts';
import { remindOfCarts } from './storefront/reminder/remindOfCarts.ts';
import { storefrontPages } from './storefront/storefront.pages.ts';
import { EcommerceVariantResolver } from './variant/EcommerceVariantResolver.ts';
import { EcommerceShipment, EcommerceShipmentLine } from './shipment/EcommerceShipment.ts';
import { EcommerceShipmentResolver } from './shipment/EcommerceShipmentResolver.ts';
import { EcommerceReview } from './review/EcommerceReview.ts';
import { EcommerceReviewResolver, ProductReviewsResolver } from './review/EcommerceReviewResolver.ts';

import { EcommerceTax } from './tax/EcommerceTax.ts';
import { EcommerceTaxResolver } from './tax/EcommerceTaxResolver.ts';

/** The shop: what it sells, to whom, and its orders, as its staff run it. */
export const ecommerce = {
  entities: [
    EcommerceProductGroup,
    EcommerceSeller,
    EcommercePayout,
    EcommerceProduct,
    EcommerceCustomer,
    EcommerceDeliveryMethod,
    EcommerceOrder,
    EcommerceOrderLine,
    EcommerceReturn,
    EcommerceShipment,
    EcommerceShipmentLine,
    EcommerceCharge,
    EcommerceRefund,
    EcommerceReview,
    EcommerceCoupon,
    EcommerceCouponUse,
    EcommerceTax,
    Storefront,
  ],
  resolvers: [
    EcommerceProductGroupResolver,
    EcommerceProductResolver,
    EcommerceProductPicturesResolver,
    EcommerceVariantResolver,
    CatalogueImportResolver,
    EcommerceCustomerResolver,
    EcommerceCustomerPicturesResolver,
    EcommerceDeliveryMethodResolver,
    EcommerceTaxResolver,
    EcommerceOrderResolver,
    EcommerceOrderReturnsResolver,
    CustomerShopOrdersResolver,
    OrderPaymentsResolver,
    EcommerceShipmentResolver,
    EcommerceSellerResolver,
    SellerRecordsResolver,
    EcommerceReviewResolver,
    ProductReviewsResolver,
    EcommerceCouponResolver,
    OrderCouponsResolver,
    StorefrontResolver,
    EcommerceOverviewResolver,
  ],
  routes: ecommerceRoutes,
  pages: storefrontPages,
  hourly: { completeOrders, forgetShopSessions, remindOfCarts },
  minutely: { settleCards: ((parts, log) => new CardSettlementService(parts).settleDue(log)) satisfies HourlyWork },
  invariants: ecommerceInvariants,
  erasures: [buyerErasure, sellerErasure],
  printTemplates: [
    ecommerceProductTemplate,
    customerTemplate,
    sellerTemplate,
    orderTemplate,
    packingSlipTemplate,
    pickListTemplate,
    shipmentTemplate,
  ],
};
