import type { Database } from '../database/Database.ts';
import { Outbox } from '../mail/Outbox.ts';
import { Account } from './Account.ts';
import { CookieJar } from './cookies.ts';
import { EmailConfirmation } from './EmailConfirmation.ts';
import { OwnSessions } from './OwnSessions.ts';
import { PasswordReset } from './PasswordReset.ts';
import type { FoundCompany, SessionParts } from './SessionParts.ts';
import { Sessions } from './Sessions.ts';
import { SignIn } from './SignIn.ts';
import { SignUp } from './SignUp.ts';
import { Tokens } from './tokens.ts';

/** The settings it needs. */
export interface SessionSettings {
  sessionSecret: string;
  publicUrl: string;
  port: number;
  smtpUrl: string | undefined;
}

/** Sign-in and whatever belongs to it, put together once at start. */
export class SessionLayer {
  readonly sessions: Sessions;
  readonly outbox: Outbox;
  readonly signIn: SignIn;
  readonly signUp: SignUp;
  readonly passwordReset: PasswordReset;
  readonly confirmation: EmailConfirmation;
  readonly account: Account;
  readonly ownSessions: OwnSessions;
  /** The cookies under the public address. */
  readonly cookies: CookieJar;

  constructor(
    readonly database: Database,
    readonly settings: SessionSettings,
    foundCompany: FoundCompany,
  ) {
    const publicUrl = settings.publicUrl.replace(/\/+$/, '');
    this.sessions = new Sessions(database, new Tokens(settings.sessionSecret));
    this.outbox = new Outbox(settings.smtpUrl !== undefined);
    const parts: SessionParts = { database, sessions: this.sessions, outbox: this.outbox, foundCompany, publicUrl };
    this.signIn = new SignIn(parts);
    this.confirmation = new EmailConfirmation(parts);
    this.signUp = new SignUp(parts, this.confirmation);
    this.passwordReset = new PasswordReset(parts);
    this.account = new Account(parts, this.signIn);
    this.ownSessions = new OwnSessions(parts);
    this.cookies = new CookieJar(publicUrl);
  }
}
