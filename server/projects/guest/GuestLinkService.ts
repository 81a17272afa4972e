import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import { companyToday } from '../../core/database/companyToday.ts';
import { newId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { findEach, refuseMany } from '../../core/database/severalAtOnce.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { linkAddress } from '../../core/links/linkAddress.ts';
import { newRecordLink, revokeRecordLinks } from '../../core/links/recordLinks.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { GuestLink } from './GuestLink.ts';
import { guestAction, guestLinkRules } from './guestLink.rules.ts';

/** Links by which people without an account read a project. */
export class GuestLinkService {
  constructor(private readonly scope: Scope) {}

  /** Makes a link, in the viewer's language. Throws InvalidInput `projectId` notFound, `expiresOn` inThePast. */
  async share(input: z.input<typeof guestLinkRules>): Promise<{ guestLink: GuestLink; link: string }> {
    const { projectId, name, expiresOn } = check(guestLinkRules, input);
    const { em, context, viewer } = this.scope;
    const project = await em.findOne(Project, { id: projectId, deletedAt: null });
    if (!project) throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    if (expiresOn < (await companyToday(em))) throw new InvalidInput({ field: 'expiresOn', code: 'inThePast' });
    const guestLink = em.create(GuestLink, { id: newId(codeOf(GuestLink)), project, name, expiresOn });
    await em.flush();
    const secret = await newRecordLink(em, guestLink.id, [guestAction], expiresOn);
    const language = LanguageCode[viewer.language.toUpperCase() as LanguageCode];
    return { guestLink, link: linkAddress(context.session.settings.publicUrl, language, '/projects/shared/', secret) };
  }

  /** Revokes links at once; repeating it does nothing. Returns their ids. */
  async revoke(ids: string[]): Promise<string[]> {
    const { em } = this.scope;
    refuseMany(ids);
    const links = await findEach(ids, async id => {
      const link = await em.findOne(GuestLink, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!link) throw NotFound();
      return link;
    });
    for (const link of links) {
      link.revokedAt ??= new Date();
      await revokeRecordLinks(em, link.id);
    }
    await em.flush();
    return links.map(({ id }) => id);
  }
}
