import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Database } from '../database/Database.ts';
import type { HomeTile } from './homeTiles.rules.ts';
import type { Viewer } from './Viewer.ts';

/** A tile of a user's home page. */
@ObjectType('HomeTile')
export class HomeTileType implements HomeTile {
  @Field(() => String, { description: 'Module and figure, such as `crm.openLeads`.' }) tile!: string;
  @Field(() => Int, { description: 'Columns that it takes, of four.' }) width!: number;
}

@InputType()
export class HomeTileInput implements HomeTile {
  @Field(() => String, { description: 'Module and figure, such as `crm.openLeads`.' }) tile!: string;
  @Field(() => Int, { description: 'Columns that it takes, 1 to 4.' }) width!: number;
}

/** Reads the tiles that the viewer has arranged, in order; null if they never did. */
export async function homeTilesOf(database: Database, viewer: Viewer): Promise<HomeTile[] | null> {
  const [row] = await database.inCompany(viewer, em =>
    em.execute<{ tiles: HomeTile[] | null }[]>(
      'select home_tiles as tiles from user_account where company_id = noria_company() and id = ?',
      [viewer.userId],
    ),
  );
  return row?.tiles ?? null;
}
