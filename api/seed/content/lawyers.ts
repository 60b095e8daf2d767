import { gwangju } from './lawyers/gwangju';
import { incheon } from './lawyers/incheon';
import { seoulFamily } from './lawyers/seoul-family';
import { seoulMain } from './lawyers/seoul-main';
import type { LawyerSeed } from './text';

const all: LawyerSeed[] = [...seoulMain, ...seoulFamily, ...incheon, ...gwangju];

/** In order: the two who lead the firm, then office by office. */
export const lawyers: LawyerSeed[] = [...all.filter(({ ceo }) => ceo), ...all.filter(({ ceo }) => !ceo)];
