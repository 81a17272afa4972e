import { Button, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import Laugh from 'lucide-react/icons/laugh';
import PartyPopper from 'lucide-react/icons/party-popper';
import SmilePlus from 'lucide-react/icons/smile-plus';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { reactionKinds, type ReactionKind } from '../../../server/core/record/reaction.rules.ts';
import type { CommentReactions_comment$key } from '../relay/generated/CommentReactions_comment.graphql.ts';
import type { CommentReactionsMutation } from '../relay/generated/CommentReactionsMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { useIsImpersonating } from '../session/impersonation.ts';
import { Popover } from '../ui/Popover.tsx';
import { toast } from '../ui/toasts.ts';

const signs: Readonly<Record<ReactionKind, LucideIcon>> = {
  THUMBS_UP: ThumbsUp,
  THUMBS_DOWN: ThumbsDown,
  HEART: Heart,
  CELEBRATE: PartyPopper,
  LAUGH: Laugh,
  EYES: Eye,
};

/** A reaction's picture: no character, since not every device has a font with it. */
function Sign({ kind }: { kind: ReactionKind }) {
  const Icon = signs[kind];
  return <Icon aria-hidden />;
}

/** Reactions to a comment with their number and who reacted so; a press adds the viewer's, or takes it back. */
export function CommentReactions({ comment }: { comment: CommentReactions_comment$key }) {
  const { id, reactions } = useFragment(
    graphql`
      fragment CommentReactions_comment on Comment {
        id
        reactions {
          kind
          isOwn
          user {
            name
          }
        }
      }
    `,
    comment,
  );
  const intl = useIntl();
  const isReadOnly = useIsImpersonating();
  const [react, isReacting] = useSaving<CommentReactionsMutation>(graphql`
    mutation CommentReactionsMutation($input: ReactToCommentInput!) {
      reactToComment(input: $input) {
        ...saving_payload
        comment {
          ...CommentReactions_comment
        }
      }
    }
  `);
  const press = async (kind: ReactionKind, reacts: boolean) => {
    if (isReacting) return;
    const { issues } = await react({ input: { commentId: id, kind, reacts } });
    if (issues.length) toast(issues[0].text, 'red');
  };
  const byKind = Map.groupBy(reactions, ({ kind }) => kind);
  const given = reactionKinds.flatMap(kind => {
    const all = byKind.get(kind);
    return all ? [{ kind, count: all.length, isOwn: all.some(({ isOwn }) => isOwn), names: all.map(({ user }) => user.name) }] : [];
  });
  if (isReadOnly && given.length === 0) return null;
  const nameOf = (kind: ReactionKind) => intl.formatMessage({ id: `reaction.${kind}` });
  return (
    <Flex wrap="wrap" gap="1" marginBlockStart="1.5">
      {given.map(({ kind, count, isOwn, names }) => (
        <Button
          key={kind}
          size="xs"
          variant={isOwn ? 'subtle' : 'outline'}
          colorPalette={isOwn ? undefined : 'gray'}
          borderRadius="full"
          disabled={isReadOnly}
          aria-pressed={isOwn}
          aria-label={intl.formatMessage(
            { id: 'reaction.given' },
            { reaction: nameOf(kind), count, names: intl.formatList(names.slice(0, 20)) },
          )}
          title={intl.formatList(names.slice(0, 20))}
          onClick={() => void press(kind, !isOwn)}
        >
          <Sign kind={kind} />
          <span aria-hidden>{intl.formatNumber(count)}</span>
        </Button>
      ))}
      {!isReadOnly && (
        <Popover
          label={intl.formatMessage({ id: 'reaction.add' })}
          trigger={popover => (
            <Button
              size="xs"
              variant="ghost"
              colorPalette="gray"
              borderRadius="full"
              popoverTarget={popover}
              aria-label={intl.formatMessage({ id: 'reaction.add' })}
            >
              <SmilePlus aria-hidden />
            </Button>
          )}
        >
          <Flex gap="1">
            {reactionKinds.map(kind => (
              <Button
                key={kind}
                size="sm"
                variant="ghost"
                colorPalette="gray"
                aria-label={nameOf(kind)}
                title={nameOf(kind)}
                onClick={() => void press(kind, !given.some(one => one.kind === kind && one.isOwn))}
              >
                <Sign kind={kind} />
              </Button>
            ))}
          </Flex>
        </Popover>
      )}
    </Flex>
  );
}
