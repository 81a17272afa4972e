import { Migration } from '@mikro-orm/migrations';
import { apiKey } from './session/apiKey.ts';
import { credential } from './session/credential.ts';
import { doors } from './session/doors.ts';
import { invitation } from './session/invitation.ts';
import { rightsChanged } from './session/rightsChanged.ts';
import { secondFactor } from './session/secondFactor.ts';
import { session } from './session/session.ts';
import { viewer } from './session/viewer.ts';

/** Ways in: credentials, sessions, second factors, keys and invitations. */
export class Migration20261123000300Session extends Migration {
  up() {
    this.addSql(credential);
    this.addSql(session);
    this.addSql(secondFactor);
    this.addSql(apiKey);
    this.addSql(invitation);
    this.addSql(viewer);
    this.addSql(doors);
    this.addSql(rightsChanged);
  }
}
