import { toLocalisedPaths, toProgramPath } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList } from 'shared/structured-data';
import { toPlainText } from '../../layout/plain-text';
import { HallPage } from './HallPage';
import { translate } from './i18n';
import { type HallData, loadHall, loadProgram, loadPrograms, type ProgramData, type ProgramsData } from './load';
import { ProgramPage } from './ProgramPage';
import { ProgramsPage } from './ProgramsPage';
import { toProgramJsonLd } from './program-json-ld';

const getProgramsHead = (_: ProgramsData, language: Language): Head => {
  const t = translate(language);
  return { title: t('title'), description: t('description') };
};

const getProgramHead = (data: ProgramData, language: Language): Head => {
  const { program } = data;
  const t = translate(language);
  const description = program.description ? toPlainText(program.description) : t('description');
  return {
    title: program.title,
    description,
    ...toLocalisedPaths(program, toProgramPath),
    ...(program.thumb && { image: program.thumb.url }),
    ...(typeof window === 'undefined' && {
      jsonLd: [
        toProgramJsonLd(data, description),
        toBreadcrumbList([
          { name: t('title'), path: '/auction/programs' },
          { name: program.title, path: '' },
        ]),
      ],
    }),
  };
};

const getHallHead = ({ hall }: HallData, language: Language): Head => ({
  title: hall.name,
  description: translate(language)('hallLead', { name: hall.name }),
});

export const programsPage: RemotePage<ProgramsData> = { load: loadPrograms, Page: ProgramsPage, head: getProgramsHead };
export const programPage: RemotePage<ProgramData> = { load: loadProgram, Page: ProgramPage, head: getProgramHead };
export const hallPage: RemotePage<HallData> = { load: loadHall, Page: HallPage, head: getHallHead };
