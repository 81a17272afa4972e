import { chakra, Flex, Text } from '@chakra-ui/react';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../i18n/When.tsx';
import type { RecordComment_comment$key } from '../relay/generated/RecordComment_comment.graphql.ts';
import type { RecordCommentDeleteMutation } from '../relay/generated/RecordCommentDeleteMutation.graphql.ts';
import type { RecordCommentUpdateMutation } from '../relay/generated/RecordCommentUpdateMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { RichText } from '../richText/RichText.tsx';
import { RowActions } from '../screens/RowActions.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { PopoverItem } from '../ui/Popover.tsx';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { CommentBox } from './CommentBox.tsx';
import { CommentReactions } from './CommentReactions.tsx';
import { useRemoval } from './useRemoval.ts';

/** A comment; its author can edit and delete it. */
export function RecordComment({ comment }: { comment: RecordComment_comment$key }) {
  const { id, version, recordId, text, createdAt, editedAt, isOwn, author, mentions, ...data } = useFragment(
    graphql`
      fragment RecordComment_comment on Comment {
        id
        version
        recordId
        text
        createdAt
        editedAt
        isOwn
        author {
          name
          profileImage {
            url
          }
        }
        mentions {
          userId
          name
        }
        ...CommentReactions_comment
      }
    `,
    comment,
  );
  const revalidate = useRevalidate();
  const [isEditing, setEditing] = useState(false);
  const [update, isUpdating] = useSaving<RecordCommentUpdateMutation>(graphql`
    mutation RecordCommentUpdateMutation($input: UpdateCommentInput!) {
      updateComment(input: $input) {
        ...saving_payload
        comment {
          ...RecordComment_comment
        }
      }
    }
  `);
  const remove = useRemoval<RecordCommentDeleteMutation>(
    'comment',
    graphql`
      mutation RecordCommentDeleteMutation($input: DeleteInput!) {
        deleteComments(input: $input) {
          ...saving_payload
        }
      }
    `,
  );
  const save = async (changed: string, mentionIds: string[]) => {
    const outcome = await update({ input: { id, version, text: changed, mentionIds } });
    if (outcome.issues.length === 0) setEditing(false);
    else if (outcome.issues.some(({ code }) => code === 'conflict')) void revalidate();
    return outcome;
  };
  return (
    <chakra.li display="grid" gridTemplateColumns="auto 1fr auto" columnGap="3" alignItems="start">
      <Avatar name={author.name} image={author.profileImage?.url} />
      <chakra.div minWidth="0">
        <Flex gap="2" wrap="wrap" align="baseline" fontSize="sm">
          <chakra.bdi fontWeight="medium">{author.name}</chakra.bdi>
          <Text as="span" color="fg.muted" fontSize="xs">
            <When at={createdAt} />
            {editedAt && (
              <>
                {' · '}
                <FormattedMessage id="comment.edited" />
              </>
            )}
          </Text>
        </Flex>
        {isEditing ? (
          <CommentBox
            label="comment.edit"
            action="action.save"
            mentions={mentions.map(({ userId, name }) => ({ id: userId, name }))}
            {...{ recordId, text, save }}
            isSaving={isUpdating}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <RichText text={text} names={mentions.map(({ name }) => name)} />
            <CommentReactions comment={data} />
          </>
        )}
      </chakra.div>
      {isOwn && !isEditing && (
        <RowActions name={text.slice(0, 40)}>
          <PopoverItem onClick={() => setEditing(true)}>
            <Pencil size={16} aria-hidden />
            <FormattedMessage id="action.edit" />
          </PopoverItem>
          <PopoverItem color="red.fg" onClick={() => void remove(id)}>
            <Trash2 size={16} aria-hidden />
            <FormattedMessage id="action.delete" />
          </PopoverItem>
        </RowActions>
      )}
    </chakra.li>
  );
}
