/** Our own reasons why a message got no response; stored in this wording and shown in the reader's language. */
export const failures = {
  privateNetwork: 'the address leads to a private network',
  noAnswer: 'no answer in 10 s',
} as const;
