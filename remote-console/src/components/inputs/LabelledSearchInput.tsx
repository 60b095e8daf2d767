import { SearchInput } from 'react-admin';

/** The search of a list that says what can be searched for; the hint is its label too. */
export const LabelledSearchInput = ({ source, hint }: { source: string; hint: string }) => (
  <SearchInput source={source} placeholder={hint} slotProps={{ htmlInput: { 'aria-label': hint } }} />
);
