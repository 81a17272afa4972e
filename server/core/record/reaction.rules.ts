/** Reactions to a comment, in the order in which they are offered. */
export const reactionKinds = ['THUMBS_UP', 'THUMBS_DOWN', 'HEART', 'CELEBRATE', 'LAUGH', 'EYES'] as const;

export type ReactionKind = (typeof reactionKinds)[number];
