import type { EntityManager } from '@mikro-orm/postgresql';

/** Numbers of one kind of document, handed out in the order of its days: without gaps, each year from 1. */
export class NumberBook {
  private readonly last = new Map<string, number>();

  constructor(
    private readonly documentType: string,
    private readonly prefix: string,
  ) {}

  /** The next number of the year of `day` (2026-11-21). */
  draw(day: string): string {
    const year = day.slice(0, 4);
    const next = (this.last.get(year) ?? 0) + 1;
    this.last.set(year, next);
    return `${this.prefix}-${year}-${String(next).padStart(5, '0')}`;
  }

  /** Lets the company go on where this ends. */
  async close(em: EntityManager): Promise<void> {
    for (const [year, last] of this.last)
      await em.execute('insert into number_series (document_type, fiscal_year, prefix, next) values (?, ?, ?, ?)', [
        this.documentType,
        Number(year),
        this.prefix,
        last + 1,
      ]);
  }
}
