import { DateInput, SearchInput } from 'react-admin';
import { type Work, workStatuses } from 'shared/contract';
import { Column } from '../../parts/Column';
import { LField } from '../../parts/LField';
import { OpenLink } from '../../parts/OpenLink';
import { RecordCreate, RecordEdit } from '../../parts/RecordEdit';
import { RecordForm } from '../../parts/RecordForm';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ThumbField } from '../../parts/ThumbField';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { WonField } from '../../parts/WonField';
import { AuthorInput } from '../authors/AuthorInput';
import { ProgramInput } from '../programs/ProgramInput';
import { workI18n } from './i18n';
import { workTones } from './tones';
import { WorkMain } from './WorkMain';
import { WorkSide } from './WorkSide';
import { WorkTabs } from './WorkTabs';
import { written } from './written';

const s = source<Work>();

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ProgramInput key="_program" source={s('_program')} label="resources.auction/works.fields._program" alwaysOn />,
  <AuthorInput key="_author" source={s('_author')} label="resources.auction/works.fields._author" />,
  <DateInput key="day" source="day" label="resources.auction/works.filter.day" />,
];

const Above = () => {
  const t = workI18n.useT();
  return (
    <ValueTabs field={s('status')} values={workStatuses} counted={['OPEN']} label={t('statuses')} all={t('all')} />
  );
};

export const WorkList = () => (
  <RecordList<Work>
    filters={filters}
    sort={{ field: s('createdAt'), order: 'DESC' }}
    sorts={[s('createdAt'), s('lotNo'), s('effectiveEndAt'), 'price', s('bidCount')]}
    hidden={[s('createdAt'), s('updatedAt'), s('watchers'), s('startPrice'), s('wonEmail.sentAt')]}
    above={<Above />}
    exported={{
      'program.code': true,
      lotNo: true,
      'title.ko': true,
      'author.name.ko': true,
      status: true,
      startPrice: true,
      currentPrice: true,
      bidCount: true,
      'result.hammer': true,
      'result.total': true,
      effectiveEndAt: true,
    }}
    card={{
      title: ({ lotNo }) => (
        <>
          {lotNo}. <LField source={s('title')} />
        </>
      ),
      text: ({ currentPrice }) => <WonField source={currentPrice === null ? s('startPrice') : s('currentPrice')} />,
      mark: () => <StatusField source={s('status')} tones={workTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbField} disableSort />
    <Column source={s('lotNo')} align="right" />
    <Column source={s('title')} disableSort sx={{ minWidth: 140 }}>
      <OpenLink>
        <LField source={s('title')} />
      </OpenLink>
    </Column>
    <Column source={s('author.name')} field={LField} disableSort />
    <Column source={s('program.title')} field={LField} disableSort />
    <Column source={s('status')} disableSort>
      <StatusField source={s('status')} tones={workTones} />
    </Column>
    <Column source={s('startPrice')} align="right" field={WonField} disableSort />
    <Column source={s('currentPrice')} align="right" field={WonField} disableSort />
    <Column source={s('bidCount')} align="right" />
    <Column source={s('effectiveEndAt')} field={WhenField} />
    <Column source={s('result.total')} align="right" field={WonField} disableSort />
    <Column source={s('wonEmail.sentAt')} field={WhenField} disableSort />
    <Column source={s('watchers')} align="right" disableSort />
    <Column source={s('createdAt')} field={WhenField} />
    <Column source={s('updatedAt')} field={WhenField} />
  </RecordList>
);

const fresh: Partial<Work> = { status: 'DRAFT', classification: { type: 'NULL' }, order: 0 };

export const WorkCreate = () => (
  <RecordCreate transform={written}>
    <RecordForm defaultValues={fresh} side={<WorkSide />}>
      <WorkMain />
    </RecordForm>
  </RecordCreate>
);

export const WorkEdit = () => (
  <RecordEdit transform={written}>
    <WorkTabs />
  </RecordEdit>
);
