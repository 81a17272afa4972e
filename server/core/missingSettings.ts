/** Returns a message for each setting that is required because of another one. */
export function missingSettings(given: NodeJS.Dict<string>): string[] {
  const lines = [];
  if (given.DATABASE_URL && !given.SESSION_SECRET)
    lines.push('SESSION_SECRET: has to be set together with DATABASE_URL, to the same 32 or more characters for every process');
  if (given.DATABASE_OWNER_URL && !given.DATABASE_URL)
    lines.push('DATABASE_URL: has to be set together with DATABASE_OWNER_URL, to the address of the role that serves');
  if (given.DATABASE_READ_URL && !given.DATABASE_URL)
    lines.push('DATABASE_URL: has to be set together with DATABASE_READ_URL, to the address of its primary');
  if (given.NORIA_DEMO_RESET && given.NORIA_DEMO === '0') lines.push('NORIA_DEMO: cannot be 0 together with NORIA_DEMO_RESET');
  for (const name of ['GOOGLE', 'MICROSOFT'])
    for (const [one, other] of [
      ['ID', 'SECRET'],
      ['SECRET', 'ID'],
    ])
      if (given[`${name}_CLIENT_${one}`] && !given[`${name}_CLIENT_${other}`])
        lines.push(`${name}_CLIENT_${other}: has to be set together with ${name}_CLIENT_${one}`);
  for (const [one, other] of [
    ['SECRET_KEY', 'WEBHOOK_SECRET'],
    ['WEBHOOK_SECRET', 'SECRET_KEY'],
  ])
    if (given[`STRIPE_${one}`] && !given[`STRIPE_${other}`]) lines.push(`STRIPE_${other}: has to be set together with STRIPE_${one}`);
  return lines;
}
