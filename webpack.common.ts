/** The one build recipe; it lies in shared, so that a remote can be built where there is nothing else. */
export { browserBundle, nodeBundle, plainBundle } from 'shared/build/recipe';
