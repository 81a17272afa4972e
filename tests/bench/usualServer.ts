import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { Collection } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { jwtVerify, SignJWT } from 'jose';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver, buildSchema } from 'type-graphql';
import { applyMiddleware, rule, shield } from '../../server/core/access/shield.ts';
import { newId } from '../../server/core/database/ids.ts';
import { report } from './reporting.ts';

// A: the usual way to use these packages. Entities are types; resolvers load them with `populate`; a rule of graphql-shield
// guards each root field; the company is a condition in each query. No row level security, no session lookup.
const company = process.env.BENCH_COMPANY!;
const key = new TextEncoder().encode('a secret of the benchmark that is long enough');

@ObjectType()
@Entity({ tableName: 'bench_customer' })
class Customer {
  @Field(() => ID) @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  @Field(() => String) @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text' }) email!: string;
  @Field(() => String) @Property({ type: 'text' }) city!: string;
}

@ObjectType()
@Entity({ tableName: 'bench_product' })
class Product {
  @Field(() => ID) @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  @Field(() => String) @Property({ type: 'text' }) name!: string;
  @Field(() => String) @Property({ type: 'text' }) code!: string;
}

@ObjectType()
@Entity({ tableName: 'bench_invoice' })
class Invoice {
  @Field(() => ID) @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  @Property({ type: 'timestamptz', length: 3, onCreate: () => new Date() }) createdAt?: Date;
  @Field(() => String) @Property({ type: 'text' }) number!: string;
  @Field(() => String) @Property({ type: 'date' }) issuedOn!: string;
  @Field(() => String) @Property({ type: 'text' }) status: string = 'DRAFT';
  @Field(() => String) @Property({ type: 'numeric(19,4)' }) total!: string;
  @Field(() => Customer) @ManyToOne(() => Customer) customer!: Customer;
  @Field(() => [Line]) @OneToMany(() => Line, (line: Line) => line.invoice, { orderBy: { position: 'asc' } }) lines = new Collection<Line>(
    this,
  );
}

@ObjectType()
@Entity({ tableName: 'bench_line' })
class Line {
  @Field(() => ID) @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  @ManyToOne(() => Invoice) invoice!: object;
  @Field(() => Product) @ManyToOne(() => Product) product!: Product;
  @Field(() => Int) @Property({ type: 'integer' }) position!: number;
  @Field(() => String) @Property({ type: 'numeric(19,4)' }) quantity!: string;
  @Field(() => String) @Property({ type: 'numeric(19,4)' }) price!: string;
}

@InputType()
class LineInput {
  @Field(() => ID) productId!: string;
  @Field(() => String) quantity!: string;
  @Field(() => String) price!: string;
}

interface UsualContext {
  em: EntityManager;
  companyId: string | undefined;
}

const populate = ['customer', 'lines', 'lines.product'] as never;

@Resolver()
class InvoiceResolver {
  @Query(() => [Invoice])
  invoices(@Ctx() { em, companyId }: UsualContext): Promise<Invoice[]> {
    return em.find(Invoice, { companyId }, { populate, orderBy: { createdAt: 'desc', id: 'desc' }, limit: 20 });
  }

  @Query(() => Invoice, { nullable: true })
  invoice(@Arg('id', () => ID) id: string, @Ctx() { em, companyId }: UsualContext): Promise<Invoice | null> {
    return em.findOne(Invoice, { id, companyId }, { populate });
  }

  @Mutation(() => Invoice)
  async createInvoice(
    @Arg('customerId', () => ID) customerId: string,
    @Arg('lines', () => [LineInput]) lines: LineInput[],
    @Ctx() { em, companyId }: UsualContext,
  ): Promise<Invoice> {
    return em.transactional(async em => {
      const id = newId(0x3c);
      const total = lines.reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0);
      const invoice = em.create(Invoice, {
        id,
        companyId: companyId!,
        number: `U-${id.slice(-12)}`,
        issuedOn: new Date().toISOString().slice(0, 10),
        status: 'DRAFT',
        total: total.toFixed(4),
        customer: em.getReference(Customer, customerId),
      });
      lines.forEach(({ productId, quantity, price }, index) =>
        invoice.lines.add(
          em.create(Line, {
            id: newId(0x3d),
            companyId: companyId!,
            invoice,
            product: em.getReference(Product, productId),
            position: index + 1,
            quantity,
            price,
          }),
        ),
      );
      return invoice;
    });
  }
}

const orm = await MikroORM.init({
  clientUrl: process.env.BENCH_DATABASE_URL,
  host: new URL(process.env.BENCH_DATABASE_URL!).searchParams.get('host') ?? undefined,
  entities: [Customer, Product, Invoice, Line],
  metadataProvider: ReflectMetadataProvider,
  pool: { max: 10 },
  forceUtcTimezone: true,
});
const signedIn = rule({ cache: 'contextual' })((_root, _args, { companyId }: UsualContext) => companyId !== undefined);
const rules = shield({ Query: { '*': signedIn }, Mutation: { '*': signedIn } });
const schema = applyMiddleware(await buildSchema({ resolvers: [InvoiceResolver], validate: false }), rules);
const apollo = new ApolloServer<UsualContext>({ schema, nodeEnv: 'production' });
const { url } = await startStandaloneServer(apollo, {
  listen: { port: 0, host: '127.0.0.1' },
  async context({ req }) {
    const token = req.headers.authorization?.slice(7);
    const claims = token ? await jwtVerify<{ company: string }>(token, key).catch(() => undefined) : undefined;
    return { em: orm.em.fork(), companyId: claims?.payload.company };
  },
});
const token = await new SignJWT({ company }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1d').sign(key);
report({ port: Number(new URL(url).port) } as AddressInfo, { token });
