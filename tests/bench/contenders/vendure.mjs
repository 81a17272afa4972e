// Vendure 3 with its own search plugin, selling the products listed in BENCH_PRODUCTS (JSON); its tables are made and filled on the first start.
import { readFileSync } from 'node:fs';
import {
  bootstrap,
  ChannelService,
  CountryService,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  JobQueueService,
  LanguageCode,
  LogLevel,
  ProductService,
  ProductVariantService,
  RequestContextService,
  TaxCategoryService,
  TaxRateService,
  ZoneService,
} from '@vendure/core';

const { BENCH_DATABASE_URL, BENCH_PRODUCTS } = process.env;
const products = JSON.parse(readFileSync(BENCH_PRODUCTS, 'utf8'));
const secret = 'a secret of the benchmark that is long enough';

// Otherwise it reports to its makers, and keeps an id in the working folder.
process.env.VENDURE_DISABLE_TELEMETRY = 'true';

const app = await bootstrap({
  apiOptions: {
    port: 0,
    hostname: '127.0.0.1',
    shopApiPath: 'graphql',
    adminApiPath: 'admin',
    cors: false,
    csrfPrevention: true,
    introspection: false,
  },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: secret },
    cookieOptions: { secret },
  },
  dbConnectionOptions: {
    type: 'postgres',
    synchronize: true,
    logging: false,
    poolSize: 10,
    extra: { connectionString: BENCH_DATABASE_URL },
  },
  defaultLanguageCode: LanguageCode.en,
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [DefaultJobQueuePlugin.init({ pollInterval: 50 }), DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
});

const context = await app.get(RequestContextService).create({ apiType: 'admin' });
const known = await app.get(ProductService).findAll(context, { take: 1 });
if (known.totalItems !== products.length) await fill();

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, memory: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
process.send({ port: app.getHttpServer().address().port });

/** Prices include a tax, as in the shop that Noria serves. */
async function fill() {
  const named = values => [{ languageCode: LanguageCode.en, ...values }];
  const country = await app
    .get(CountryService)
    .create(context, { code: 'US', enabled: true, translations: named({ name: 'United States' }) });
  const zone = await app.get(ZoneService).create(context, { name: 'Home', memberIds: [country.id] });
  const category = await app.get(TaxCategoryService).create(context, { name: 'Standard', isDefault: true });
  await app.get(TaxRateService).create(context, { name: 'Standard', value: 8, enabled: true, categoryId: category.id, zoneId: zone.id });
  const channels = app.get(ChannelService);
  const channel = await channels.getDefaultChannel(context);
  await channels.update(context, { id: channel.id, defaultTaxZoneId: zone.id, defaultShippingZoneId: zone.id, pricesIncludeTax: true });
  const filling = await app.get(RequestContextService).create({ apiType: 'admin' });
  const jobs = app.get(JobQueueService);
  await jobs.start();
  for (const { id, name, shortDescription, detailDescription, cents, stock } of products) {
    const texts = named({ name, slug: id, description: `${shortDescription}\n${detailDescription}` });
    const product = await app.get(ProductService).create(filling, { enabled: true, translations: texts });
    const variant = { productId: product.id, sku: id, price: cents, taxCategoryId: category.id, stockOnHand: stock };
    await app.get(ProductVariantService).create(filling, [{ ...variant, translations: named({ name }) }]);
  }
  await indexed();
  await app.get(JobQueueService).stop?.();
}

/** Waits until the search plugin knows all products. */
async function indexed() {
  const { port } = app.getHttpServer().address();
  const query = `{ search(input: { groupByProduct: true, take: 1 }) { totalItems } }`;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    if ((await answer.json()).data?.search.totalItems === products.length) return;
    await new Promise(done => setTimeout(done, 200));
  }
}
