/**
 * Where the shell shows links. `header`: its navigation, and the menu of narrow screens. `mobile`: after those, in that menu alone. `menu`: a
 * section of the menu with all services. `mine` and `guest`: there too, for signed-in readers and for others. `footer`: at the end of each page.
 */
export const navigationPlaces = ['header', 'mobile', 'menu', 'mine', 'guest', 'footer'] as const;
export type NavigationPlace = (typeof navigationPlaces)[number];
