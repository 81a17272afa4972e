/** The week of a country (Unicode CLDR). */
interface Week {
  /** 1 for Monday to 7 for Sunday. */
  firstDay: number;
  weekend: number[];
}

/** Returns on which day a country's weeks begin and which days are its weekend; those of most of the world without a country. */
export const weekOf = (country: string | null): Week =>
  // TypeScript does not know it yet.
  (new Intl.Locale(`und-${country || '001'}`) as unknown as { getWeekInfo(): Week }).getWeekInfo();
