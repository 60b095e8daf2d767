import type { RemotePage } from 'shared/remotes';
import { HallPage } from './HallPage';
import { getHallHead, getProgramHead, getProgramsHead } from './head';
import { type HallData, loadHall, loadProgram, loadPrograms, type ProgramData, type ProgramsData } from './load';
import { ProgramPage } from './ProgramPage';
import { ProgramsPage } from './ProgramsPage';

export const programsPage: RemotePage<ProgramsData> = { load: loadPrograms, Page: ProgramsPage, head: getProgramsHead };
export const programPage: RemotePage<ProgramData> = { load: loadProgram, Page: ProgramPage, head: getProgramHead };
export const hallPage: RemotePage<HallData> = { load: loadHall, Page: HallPage, head: getHallHead };
