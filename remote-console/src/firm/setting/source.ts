import type { Setting } from 'shared/contract';
import { source } from '../../parts/source';

/** Paths of the setting document, which the API keeps under its name beside the version. */
export const s = source<{ setting: Setting }>();
