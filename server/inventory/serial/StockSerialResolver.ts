import { Arg, Args, FieldResolver, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs, PageArgs } from '../../core/graphql/Connection.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { Related } from '../../core/graphql/related.ts';
import { StockMove } from '../stock/StockMove.ts';
import { StockSerial } from './StockSerial.ts';

const Connection = ConnectionOf(StockSerial);
const Page = ListArgs(StockSerial, FilterOf(StockSerial, ['number', 'product', 'warehouse', 'state', 'movedAt', 'soldOn']));
const Moves = ConnectionOf(StockMove);

/** Pieces with serial numbers; they are made and moved by the documents that move their stock. */
@Resolver(() => StockSerial)
export class StockSerialResolver {
  @Query(() => StockSerial, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'record' })
  stockSerial(@Arg('id', () => ID) _id: string): StockSerial {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  stockSerials(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @FieldResolver(() => Moves, { description: 'Its history, newest first.' })
  @Related(
    (move, serial) => `${move}.id in (select x.move_id from stock_serial_move x
      where x.company_id = ${serial}.company_id and x.serial_id = ${serial}.id)`,
  )
  moves(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
