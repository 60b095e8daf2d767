import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toPlainText } from '../../layout/plain-text';
import { HallPage } from './HallPage';
import { translate } from './i18n';
import { type HallData, loadHall, loadProgram, loadPrograms, type ProgramData, type ProgramsData } from './load';
import { ProgramPage } from './ProgramPage';
import { ProgramsPage } from './ProgramsPage';

const getProgramsHead = (_: ProgramsData, language: Language): Head => {
  const t = translate(language);
  return { title: t('title'), description: t('description') };
};

const getProgramHead = ({ program }: ProgramData, language: Language): Head => ({
  title: program.title,
  description: program.description ? toPlainText(program.description) : translate(language)('description'),
  ...(program.thumb && { image: program.thumb.url }),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'SaleEvent',
      name: program.title,
      startDate: program.openAt,
      endDate: program.endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${program.type === 'LIVE' ? 'Offline' : 'Online'}EventAttendanceMode`,
      location:
        program.type === 'LIVE'
          ? { '@type': 'Place', name: program.hallName }
          : { '@type': 'VirtualLocation', url: `/auction/programs/${program.code}` },
      ...(program.thumb && { image: program.thumb.url }),
    },
  ],
});

const getHallHead = ({ hall }: HallData, language: Language): Head => ({
  title: hall.name,
  description: translate(language)('hallLead', { name: hall.name }),
});

export const programsPage: RemotePage<ProgramsData> = { load: loadPrograms, Page: ProgramsPage, head: getProgramsHead };
export const programPage: RemotePage<ProgramData> = { load: loadProgram, Page: ProgramPage, head: getProgramHead };
export const hallPage: RemotePage<HallData> = { load: loadHall, Page: HallPage, head: getHallHead };
