import type { Context } from '../../core/graphql/Context.ts';

/** Reads the country of the viewer's company; empty if it has none. */
export const companyCountry = ({ database, viewer }: Context): Promise<string> =>
  database.inCompany(viewer!, async em => {
    const [row] = await em.execute<{ country: string | null }[]>('select country from company where id = noria_company()');
    return row?.country ?? '';
  });
