import { Arg, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Node } from '../database/CompanyRecord.ts';
import { compiled, Reads } from './reads.ts';

/** Reads any record by its id; null if the viewer may not read it or it does not exist, without saying which. */
@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'node' })
  node(@Arg('id', () => ID) _id: string): Node {
    return compiled();
  }

  @Query(() => [Node], { nullable: 'itemsAndList', description: 'At most 100.' })
  @Allow('SIGNED_IN')
  @Reads({ kind: 'nodes' })
  nodes(@Arg('ids', () => [ID]) _ids: string[]): Node[] {
    return compiled();
  }
}
