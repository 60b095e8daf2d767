import type { Setting } from 'shared/contract';
import { source } from '../../components/forms/source';

/** Typed paths of the setting document: `{ setting, version }`. */
export const s = source<{ setting: Setting }>();
