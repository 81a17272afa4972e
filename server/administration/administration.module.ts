import { StoredFile } from '../core/files/StoredFile.ts';
import { Company } from './company/Company.ts';
import { Plan } from './plan/Plan.ts';
import { Role } from './role/Role.ts';
import { User } from './user/User.ts';

/** Roles, users, companies, plans. */
export const administration = {
  entities: [Company, Plan, Role, User, StoredFile],
  resolvers: [],
};
