import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { nullIfRefused } from '../../core/links/openLink.ts';
import { openSharedFile, openSharedProject } from './openSharedProject.ts';
import { SharedProject } from './SharedProject.ts';

/** What guests read by their links. */
@Resolver()
export class SharedProjectResolver {
  @Query(() => SharedProject, { nullable: true, description: 'Null if the link is not valid, whatever the reason.' })
  @Allow('PUBLIC')
  async sharedProject(@Arg('token', () => String) token: string, @Ctx() context: Context): Promise<SharedProject | null> {
    return openSharedProject(context, token).catch(nullIfRefused);
  }

  @Query(() => String, {
    nullable: true,
    description: 'A file of a shared task as a data URL; null if the link or the file is not valid, or larger than 10 MB.',
  })
  @Allow('PUBLIC')
  async sharedProjectFile(
    @Arg('token', () => String) token: string,
    @Arg('fileId', () => ID) fileId: string,
    @Ctx() context: Context,
  ): Promise<string | null> {
    return openSharedFile(context, token, fileId).catch(nullIfRefused);
  }
}
