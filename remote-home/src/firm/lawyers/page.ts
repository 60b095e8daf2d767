import type { RemotePage } from 'shared/remotes';
import { getLawyerHead } from './head';
import { LawyerPage } from './LawyerPage';
import { type LawyerData, loadLawyer } from './load';

export const page: RemotePage<LawyerData> = { load: loadLawyer, Page: LawyerPage, head: getLawyerHead };
