/** Why a message got no answer, as far as we say it ourselves: kept as it stands here, shown in the reader's language. */
export const failures = {
  privateNetwork: 'the address leads to a private network',
  noAnswer: 'no answer in 10 s',
} as const;
