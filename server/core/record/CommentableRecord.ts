import { Args, Field, Int, InterfaceType } from 'type-graphql';
import { HistoryEntry } from '../audit/HistoryEntry.ts';
import { Node } from '../database/CompanyRecord.ts';
import { ConnectionOf, PageArgs } from '../graphql/Connection.ts';
import { compiled } from '../graphql/reads.ts';
import { Related } from '../graphql/related.ts';
import { SentDocument } from '../print/SentDocument.ts';
import { Comment } from './Comment.ts';
import { RecordFile } from './RecordFile.ts';

const CommentConnection = ConnectionOf(Comment);
const HistoryEntryConnection = ConnectionOf(HistoryEntry);

/**
 * What a record with a page of its own can do besides: an entity gets all of it by `implements: [Node, CommentableRecord]`.
 * Whoever may read the record may read these, through it or by their own ids, and nobody else.
 */
@InterfaceType('Record', { implements: Node, resolveType: (row: { __typename: string }) => row.__typename })
export abstract class CommentableRecord extends Node {
  @Field(() => Int)
  version!: number;

  /** What is said of it; the newest first. */
  @Field(() => CommentConnection)
  @Related((comment, record) => `${comment}.record_id = ${record}.id`)
  comments(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @Field(() => [RecordFile])
  @Related((file, record) => `${file}.record_id = ${record}.id`)
  files(): RecordFile[] {
    return compiled();
  }

  /** What was done with it, by whom and when; the newest first. */
  @Field(() => HistoryEntryConnection)
  @Related((entry, record) => `${entry}.entity_id = ${record}.id`)
  history(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  /** As which documents it went out by mail; the newest last. */
  @Field(() => [SentDocument])
  @Related((sent, record) => `${sent}.record_id = ${record}.id`)
  sentDocuments!: SentDocument[];
}
