import { createContext, useContext } from 'react';

/** Where in the order of the Tab key the items of a day stand. */
export const DayStop = createContext(0);

/** The tabIndex of what an item of a calendar has: in a grid only the items of the chosen day are reached by Tab. */
export const useDayStop = () => useContext(DayStop);
