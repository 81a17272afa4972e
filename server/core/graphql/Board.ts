import { Field, Int, InterfaceType } from 'type-graphql';
import { Node } from '../database/CompanyRecord.ts';

const resolveType = (row: { __typename: string }) => row.__typename;

/** A column of a board, whatever lies on it: leads, applications, tasks. */
@InterfaceType({ implements: Node, resolveType })
export abstract class BoardColumn extends Node {
  @Field(() => Int) version!: number;
  /** Null where the column is one that every company has: screens name it by its kind. */
  @Field(() => String, { nullable: true }) title!: string | null;
  /** Where it stands among the columns: compared character by character. */
  @Field(() => String) rank!: string;
}

/** What lies in one column of a board, at its rank among the others. */
@InterfaceType({ implements: Node, resolveType })
export abstract class Card extends Node {
  @Field(() => Int) version!: number;
  @Field(() => BoardColumn) column!: object;
  @Field(() => String) rank!: string;
}
