import { defineConsoleGallery } from '../../gallery/define-console-gallery';
import { ExampleRecord } from '../../gallery/Example';
import { documentFile, member, order } from '../../gallery/example-records';
import { exampleI18n } from '../../gallery/i18n';
import { BooleanField } from './BooleanField';
import { Confidential } from './Confidential';
import { DateTimeField } from './DateTimeField';
import { DescriptionItem, DescriptionList, FieldItem } from './DescriptionList';
import { EndTimeField } from './EndTimeField';
import { FileLink } from './FileLink';
import { LocalisedField } from './LocalisedField';
import { MemberLink } from './MemberLink';
import { MemberPhone } from './MemberPhone';
import { Money, MoneyField } from './MoneyField';
import { DateTimeItem, MoneyItem, StatusItem } from './RecordItems';
import { RecordLink } from './RecordLink';
import { StaffField } from './StaffField';
import { StatusChip } from './StatusChip';
import { StatusField } from './StatusField';
import { ThumbnailField } from './ThumbnailField';

const { useT } = exampleI18n;
const tones = { RECEIVED: 'error', IN_PROGRESS: 'warning', ANSWERED: 'success' } as const;
const statuses = ['RECEIVED', 'IN_PROGRESS', 'ANSWERED', 'CLOSED', 'SPAM'];

const Statuses = () =>
  statuses.map((status) => (
    <ExampleRecord key={status} values={{ status }}>
      <StatusField source="status" tones={tones} />{' '}
    </ExampleRecord>
  ));

const Chips = () => {
  const t = useT();
  return (
    <>
      <StatusChip status="ANSWERED" tones={tones} label={t('closed')} />{' '}
      <StatusChip status="CLOSED" tones={tones} label={t('handling')} />
    </>
  );
};

const Received = () => (
  <ExampleRecord>
    <DateTimeField source="createdAt" />
  </ExampleRecord>
);
const NoTime = () => (
  <ExampleRecord values={{ createdAt: null }}>
    <DateTimeField source="createdAt" />
  </ExampleRecord>
);
const Midnight = () => (
  <ExampleRecord resource="boards">
    <EndTimeField source="unpublishAt" />
  </ExampleRecord>
);
const Amounts = () => (
  <>
    <Money amount={1_320_000} /> <Money amount={0} /> <Money amount={null} />
  </>
);
const AmountField = () => (
  <ExampleRecord resource="orders">
    <MoneyField source="amounts.total" />
  </ExampleRecord>
);
const Subject = () => (
  <ExampleRecord resource="boards">
    <LocalisedField source="subject" />
  </ExampleRecord>
);
const Summary = () => (
  <ExampleRecord resource="boards">
    <LocalisedField source="summary" />
  </ExampleRecord>
);
const Pinned = () => (
  <ExampleRecord resource="boards">
    <BooleanField source="pinned" />
  </ExampleRecord>
);
const Secret = () => <Confidential>{useT()('handling')}</Confidential>;
const SecretLong = () => <Confidential>{useT()('longNote')}</Confidential>;
const Assignee = () => (
  <ExampleRecord>
    <StaffField source="assignee" />
  </ExampleRecord>
);
const NoAssignee = () => (
  <ExampleRecord values={{ assignee: null }}>
    <StaffField source="assignee" />
  </ExampleRecord>
);
const Member = () => <MemberLink member={member} />;
const Phone = () => <MemberPhone member={member} />;
const Receipt = () => (
  <ExampleRecord>
    <RecordLink>C-261125-0001</RecordLink>
  </ExampleRecord>
);
const File = () => <FileLink file={{ ...documentFile, name: 'lease.pdf' }} />;
const LongFile = () => <FileLink file={documentFile} />;
const Picture = () => (
  <ExampleRecord resource="boards">
    <ThumbnailField source="thumb" />
  </ExampleRecord>
);
const NoPicture = () => (
  <ExampleRecord resource="boards" values={{ thumb: null }}>
    <ThumbnailField source="thumb" portrait />
  </ExampleRecord>
);

const Description = () => {
  const t = useT();
  return (
    <DescriptionList>
      <DescriptionItem label={t('client')}>
        <MemberLink member={member} />
      </DescriptionItem>
      <DescriptionItem label={t('handling')}>{t('longNote')}</DescriptionItem>
    </DescriptionList>
  );
};

const OrderItems = () => (
  <ExampleRecord resource="orders">
    <DescriptionList>
      <FieldItem source="orderNo">{order.orderNo}</FieldItem>
      <StatusItem source="status" />
      <MoneyItem source="amounts.total" />
      <DateTimeItem source="placedAt" />
    </DescriptionList>
  </ExampleRecord>
);

export const gallery = defineConsoleGallery({
  title: { ko: '값', en: 'Fields', cn: '字段' },
  parts: {
    StatusField: { props: 'source; tones?: colour by value', states: { variants: Statuses } },
    StatusChip: { props: 'status; tones; label; sx?', states: { normal: Chips } },
    DateTimeField: { props: 'source', with: ['TimeText'], states: { normal: Received, empty: NoTime } },
    EndTimeField: { props: 'source: midnight is 24:00 of the day before', states: { normal: Midnight } },
    Money: { file: 'MoneyField', props: 'amount', states: { normal: Amounts } },
    MoneyField: { props: 'source', states: { normal: AmountField } },
    LocalisedField: { props: 'source', states: { normal: Subject, untranslated: Summary } },
    BooleanField: { props: 'source', states: { selected: Pinned } },
    Confidential: { states: { normal: Secret, long: SecretLong } },
    StaffField: { props: 'source', states: { normal: Assignee, empty: NoAssignee } },
    MemberLink: { props: 'member', states: { normal: Member } },
    MemberPhone: { props: 'member: its phone is masked', states: { normal: Phone } },
    RecordLink: { states: { normal: Receipt, hover: Receipt } },
    FileLink: { props: 'file', states: { normal: File, long: LongFile } },
    ThumbnailField: { props: 'source; portrait?', states: { normal: Picture, empty: NoPicture } },
    DescriptionList: {
      with: ['DescriptionItem'],
      states: { normal: Description },
    },
    FieldItem: {
      file: 'DescriptionList',
      props: 'source',
      with: ['StatusItem', 'MoneyItem', 'DateTimeItem'],
      states: { normal: OrderItems },
    },
  },
});
