import { AggregateProduct, AggregateProductLine } from './aggregateProduct/AggregateProduct.ts';
import { AggregateProductResolver } from './aggregateProduct/AggregateProductResolver.ts';
import { invoicedErasure } from './erasure/invoicedErasure.ts';
import { inventoryRoutes } from './inventory.rest.ts';
import { InventoryFileResolver } from './file/InventoryFileResolver.ts';
import { StockCount } from './count/StockCount.ts';
import { StockCountLine } from './count/StockCountLine.ts';
import { StockCountResolver } from './count/StockCountResolver.ts';
import { InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax } from './invoice/InventoryInvoice.ts';
import { CreditNoteResolver } from './invoice/CreditNoteResolver.ts';
import { InventoryInvoiceResolver } from './invoice/InventoryInvoiceResolver.ts';
import { InventoryPackage, InventoryPackageLine } from './package/InventoryPackage.ts';
import { InventoryPackageResolver } from './package/InventoryPackageResolver.ts';
import { InventoryProduct } from './product/InventoryProduct.ts';
import { InventoryProductResolver } from './product/InventoryProductResolver.ts';
import { inventoryInvariants } from './inventory.invariants.ts';
import { invoiceTemplate } from './print/invoiceTemplate.ts';
import { InventoryOverviewResolver } from './overview/InventoryOverviewResolver.ts';
import { offerTemplates } from './print/offerTemplates.ts';
import { productTemplate } from './print/productTemplate.ts';
import { stockTemplates } from './print/stockTemplates.ts';
import { GoodsReceipt, GoodsReceiptLine } from './receipt/GoodsReceipt.ts';
import { GoodsReceiptResolver } from './receipt/GoodsReceiptResolver.ts';
import { RefusedSale } from './refusedSale/RefusedSale.ts';
import { RefusedSaleResolver } from './refusedSale/RefusedSaleResolver.ts';
import { SellableResolver } from './sellable/SellableResolver.ts';
import { InventoryService } from './service/InventoryService.ts';
import { InventoryServiceResolver } from './service/InventoryServiceResolver.ts';
import { ProductPicturesResolver } from './product/ProductPicturesResolver.ts';
import { ProductSalesResolver } from './product/ProductSalesResolver.ts';
import { ProductStockResolver } from './stock/ProductStockResolver.ts';
import { ProductSerialResolver } from './serial/ProductSerialResolver.ts';
import { StockSerialResolver } from './serial/StockSerialResolver.ts';
import { StockSerial } from './serial/StockSerial.ts';
import { StockBatch, StockBatchLevel } from './stock/StockBatch.ts';
import { StockLevel } from './stock/StockLevel.ts';
import { StockMove } from './stock/StockMove.ts';
import { StockAdjustmentResolver } from './stock/StockAdjustmentResolver.ts';
import { StockTransfer, StockTransferLine } from './transfer/StockTransfer.ts';
import { StockTransferResolver } from './transfer/StockTransferResolver.ts';
import { stockInvariants } from './stock/stock.invariants.ts';
import { Till, TillCash, TillSession } from './till/Till.ts';
import { TillCustomerResolver } from './till/TillCustomerResolver.ts';
import { TillResolver } from './till/TillResolver.ts';
import { TillSessionResolver } from './till/TillSessionResolver.ts';
import { Warehouse } from './warehouse/Warehouse.ts';
import { WarehouseResolver } from './warehouse/WarehouseResolver.ts';

const products = [InventoryProduct];
const offers = [InventoryService, InventoryPackage, InventoryPackageLine, AggregateProduct, AggregateProductLine];
const stock = [
  Warehouse,
  StockLevel,
  StockBatch,
  StockBatchLevel,
  StockSerial,
  StockMove,
  StockTransfer,
  StockTransferLine,
  StockCount,
  StockCountLine,
];
const received = [GoodsReceipt, GoodsReceiptLine];
const sales = [InventoryInvoice, InventoryInvoiceLine, InventoryInvoiceTax, Till, TillCash, TillSession, RefusedSale];

/** Inventory: products, services, packages, stock, sales and tills. */
export const inventory = {
  entities: [...products, ...offers, ...stock, ...received, ...sales],
  resolvers: [
    InventoryProductResolver,
    InventoryServiceResolver,
    InventoryPackageResolver,
    AggregateProductResolver,
    InventoryFileResolver,
    ProductPicturesResolver,
    InventoryOverviewResolver,
    ProductSerialResolver,
    StockSerialResolver,
    ProductStockResolver,
    ProductSalesResolver,
    StockAdjustmentResolver,
    WarehouseResolver,
    GoodsReceiptResolver,
    StockTransferResolver,
    StockCountResolver,
    InventoryInvoiceResolver,
    CreditNoteResolver,
    SellableResolver,
    TillResolver,
    TillCustomerResolver,
    TillSessionResolver,
    RefusedSaleResolver,
  ],
  routes: inventoryRoutes,
  invariants: [...inventoryInvariants, ...stockInvariants],
  erasures: [invoicedErasure],
  printTemplates: [invoiceTemplate, productTemplate, ...offerTemplates, ...stockTemplates],
};
