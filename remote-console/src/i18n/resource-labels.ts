import type { FieldPath, FieldValues } from 'react-hook-form';
import { type Language, languages } from 'shared/i18n';
import { type Messages, registerMessages } from './register';

interface Labels {
  name: string;
  /** First sentence of an empty list: what the records are for and how to begin. */
  empty?: string;
  /** Labels of the values of a field with a closed list, by field. */
  values?: Record<string, Record<string, string>>;
  fields?: Record<string, string>;
}

/** A resource's own name and the names of its fields and values, in every language. */
export type ResourceLabels = Record<Language, Labels>;

/** Names are the same for every item of a list: `images.0.alt` is `images.alt`. */
type Name<P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends `${number}`
    ? Name<Rest>
    : Name<Rest> extends ''
      ? Head
      : `${Head}.${Name<Rest>}`
  : P extends `${number}`
    ? ''
    : P;

type ValueLabels = NonNullable<Labels['values']>;
type FieldLabels<K extends string> = Omit<Labels, 'fields' | 'values'> & { fields: Record<K, string> };
/** Labels of the same values as the Korean ones; none where Korean has none. */
type Translated<V extends ValueLabels> = {} extends V
  ? { values?: never }
  : { values: { [Field in keyof V]: Record<keyof V[Field], string> } };

/**
 * The labels of a resource with the entity `E`. A field that the entity does not have does not compile, nor does a
 * field or value that a language lacks; Korean leads.
 */
export const resourceLabels =
  <E extends FieldValues>() =>
  <const K extends Name<FieldPath<E>>, const V extends ValueLabels = {}>(labels: {
    ko: FieldLabels<K> & { values?: V };
    en: FieldLabels<K> & Translated<NoInfer<V>>;
    cn: FieldLabels<K> & Translated<NoInfer<V>>;
  }): ResourceLabels =>
    labels;

/** Labels of fields that many resources have. A resource names only those that it calls otherwise. */
const commonLabels: Record<Language, Record<string, string>> = {
  ko: {
    code: '코드',
    name: '이름',
    title: '제목',
    subject: '제목',
    content: '내용',
    thumb: '대표 사진',
    images: '사진',
    files: '첨부 파일',
    status: '상태',
    order: '순서',
    published: '공개',
    slugs: '주소 이름',
    enabled: '사용',
    views: '조회수',
    createdAt: '등록일',
    updatedAt: '수정일',
  },
  en: {
    code: 'Code',
    name: 'Name',
    title: 'Title',
    subject: 'Subject',
    content: 'Text',
    thumb: 'Picture',
    images: 'Pictures',
    files: 'Files',
    status: 'Status',
    order: 'Order',
    published: 'Published',
    slugs: 'Address name',
    enabled: 'Enabled',
    views: 'Views',
    createdAt: 'Created',
    updatedAt: 'Changed',
  },
  cn: {
    code: '代码',
    name: '名称',
    title: '标题',
    subject: '标题',
    content: '内容',
    thumb: '主图',
    images: '图片',
    files: '附件',
    status: '状态',
    order: '顺序',
    published: '公开',
    slugs: '地址名称',
    enabled: '启用',
    views: '浏览量',
    createdAt: '创建时间',
    updatedAt: '更改时间',
  },
};

/** Registers the labels where react-admin looks for them: below `resources.<resource>`. */
export const registerLabels = (resource: string, labels: ResourceLabels) => {
  for (const language of languages) {
    const { name, empty, values = {}, fields = {} } = labels[language];
    const messages: Messages = { name, fields: { ...commonLabels[language], ...fields }, ...values };
    registerMessages(language, empty ? { ...messages, invitation: empty } : messages, `resources.${resource}.`);
  }
};

/** The values of a closed list as react-admin's choices, labelled by `values` of the resource's labels. */
export const buildChoices = <const T extends string>(resource: string, field: string, values: readonly T[]) =>
  values.map((id) => ({ id, name: `resources.${resource}.${field}.${id}` }));
