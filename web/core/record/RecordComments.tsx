import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { RecordComments_record$key } from '../relay/generated/RecordComments_record.graphql.ts';
import type { RecordCommentsAddMutation } from '../relay/generated/RecordCommentsAddMutation.graphql.ts';
import type { RecordCommentsPageQuery } from '../relay/generated/RecordCommentsPageQuery.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { ForMembers } from '../session/ForMembers.tsx';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { CommentBox } from './CommentBox.tsx';
import { RecordComment } from './RecordComment.tsx';

/** Comments on a record, newest first. */
export function RecordComments({ record }: { record: RecordComments_record$key }) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<RecordCommentsPageQuery, RecordComments_record$key>(
    graphql`
      fragment RecordComments_record on Record
      @refetchable(queryName: "RecordCommentsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        comments(first: $count, after: $cursor) @connection(key: "RecordComments_comments") {
          edges {
            node {
              id
              ...RecordComment_comment
            }
          }
        }
      }
    `,
    record,
  );
  const [add, isAdding] = useSaving<RecordCommentsAddMutation>(graphql`
    mutation RecordCommentsAddMutation($input: AddCommentInput!) {
      addComment(input: $input) {
        ...saving_payload
      }
    }
  `);
  const save = async (text: string, mentionIds: string[]) => {
    const outcome = await add({ input: { recordId: data.id, text, mentionIds } });
    if (outcome.issues.length === 0) void revalidate();
    return outcome;
  };
  const comments = data.comments.edges.map(({ node }) => node);
  return (
    <Stack gap="5" maxWidth="3xl">
      <ForMembers>
        <CommentBox label="comment.new" action="comment.add" recordId={data.id} save={save} isSaving={isAdding} />
      </ForMembers>
      {comments.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="comment.none" />
        </Text>
      )}
      <chakra.ol aria-label={intl.formatMessage({ id: 'record.comments' })} display="flex" flexDirection="column" gap="5">
        {comments.map(comment => (
          <RecordComment key={comment.id} comment={comment} />
        ))}
      </chakra.ol>
      {hasNext && (
        <Button variant="outline" alignSelf="flex-start" disabled={isLoadingNext} aria-busy={isLoadingNext} onClick={() => loadNext(20)}>
          <FormattedMessage id="record.showOlder" />
        </Button>
      )}
    </Stack>
  );
}
