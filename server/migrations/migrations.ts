import { Migration001Ground } from './Migration001Ground.ts';
import { Migration002Administration } from './Migration002Administration.ts';
import { Migration003Session } from './Migration003Session.ts';
import { Migration004ProcurementPermission } from './Migration004ProcurementPermission.ts';
import { Migration005Entering } from './Migration005Entering.ts';
import { Migration006Enquiry } from './Migration006Enquiry.ts';
import { Migration007Refusal } from './Migration007Refusal.ts';
import { Migration008Parties } from './Migration008Parties.ts';
import { Migration010Leads } from './Migration010Leads.ts';
import { Migration011Orders } from './Migration011Orders.ts';
import { Migration012Sending } from './Migration012Sending.ts';
import { Migration013Records } from './Migration013Records.ts';
import { Migration014Lists } from './Migration014Lists.ts';
import { Migration015Search } from './Migration015Search.ts';
import { Migration016Jobs } from './Migration016Jobs.ts';
import { Migration017Activities } from './Migration017Activities.ts';
import { Migration021Trail } from './Migration021Trail.ts';
import { Migration024Ledger } from './Migration024Ledger.ts';
import { Migration025Stock } from './Migration025Stock.ts';
import { Migration026Offers } from './Migration026Offers.ts';
import { Migration027Till } from './Migration027Till.ts';
import { Migration022Tasks } from './Migration022Tasks.ts';

/** Every migration in the order it runs; what has run is never edited. */
export const migrations = [
  { name: '001-ground', class: Migration001Ground },
  { name: '002-administration', class: Migration002Administration },
  { name: '003-session', class: Migration003Session },
  { name: '004-procurement-permission', class: Migration004ProcurementPermission },
  { name: '005-entering', class: Migration005Entering },
  { name: '006-enquiry', class: Migration006Enquiry },
  { name: '007-refusal', class: Migration007Refusal },
  { name: '008-parties', class: Migration008Parties },
  { name: '010-leads', class: Migration010Leads },
  { name: '011-orders', class: Migration011Orders },
  { name: '012-sending', class: Migration012Sending },
  { name: '013-records', class: Migration013Records },
  { name: '014-lists', class: Migration014Lists },
  { name: '015-search', class: Migration015Search },
  { name: '016-jobs', class: Migration016Jobs },
  { name: '017-activities', class: Migration017Activities },
  { name: '021-trail', class: Migration021Trail },
  { name: '024-ledger', class: Migration024Ledger },
  { name: '025-stock', class: Migration025Stock },
  { name: '026-offers', class: Migration026Offers },
  { name: '027-till', class: Migration027Till },
  { name: '022-tasks', class: Migration022Tasks },
];
