import type { RecipeCreatorFn, SystemContext, SystemStyleObject } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';

/** How many styles are remembered; a page shows a few hundred. */
const most = 5_000;

/**
 * A system that works styles out once. Chakra's own does so again for each element that is drawn: it makes the recipe, walks all its styles
 * to find what it knows of them, writes their rule and hashes it, which takes a quarter of the time of all scripts or more.
 *
 * Styles given to it must not change afterwards.
 */
export function remembered(system: SystemContext): SystemContext {
  const recipes = new WeakMap<object, ReturnType<RecipeCreatorFn>>();
  const properties = new Map<string, boolean>();
  const keys = new WeakMap<object, string>();
  const keysOfTexts = new Map<string, string>();
  const rules = new Map<string, SystemStyleObject>();
  let last = 0;

  /** The same for styles that are alike. */
  const keyOf = (styles: object): string => {
    const known = keys.get(styles);
    if (known) return known;
    const text = JSON.stringify(styles);
    let key = keysOfTexts.get(text);
    if (!key) {
      if (keysOfTexts.size >= most) keysOfTexts.clear();
      key = `${++last}`;
      keysOfTexts.set(text, key);
    }
    keys.set(styles, key);
    return key;
  };

  return {
    ...system,
    isValidProperty(name) {
      let isValid = properties.get(name);
      if (isValid === undefined) properties.set(name, (isValid = system.isValidProperty(name)));
      return isValid;
    },
    cva: ((config: object) => {
      let recipe = recipes.get(config);
      if (!recipe) recipes.set(config, (recipe = system.cva(config)));
      return recipe;
    }) as RecipeCreatorFn,
    /** Gives the serialized rule, which the drawing element takes as it is. */
    css(...styles) {
      let key = '';
      for (const one of styles) if (one) key += `${keyOf(one)} `;
      let rule = rules.get(key);
      if (!rule) {
        if (rules.size >= most) rules.clear();
        rule = serialize(system.css(...styles) as never) as unknown as SystemStyleObject;
        rules.set(key, rule);
      }
      return rule;
    },
  };
}
