import { AutocompleteInput, type RaRecord, ReferenceInput, type SortPayload, type Validator } from 'react-admin';

export interface ReferenceFieldProps {
  source: string;
  label: string;
  helperText?: string | false;
  validate?: Validator;
  /** Of a list's filter: whether it is always visible. */
  alwaysOn?: boolean;
}

interface Props<E extends RaRecord> extends ReferenceFieldProps {
  /** Resource that is searched by `q`. */
  reference: string;
  sort: SortPayload;
  optionText: (record: E) => string;
}

/** A record of another resource, found by typing; the value is its id. */
export const ReferenceSearchInput = <E extends RaRecord>(props: Props<E>) => {
  const { source, reference, sort, label, optionText, helperText = false, validate } = props;
  return (
    <ReferenceInput source={source} reference={reference} sort={sort}>
      <AutocompleteInput
        label={label}
        optionText={(record?: E) => (record ? optionText(record) : '')}
        filterToQuery={(q: string) => ({ q })}
        helperText={helperText}
        {...(validate && { validate })}
      />
    </ReferenceInput>
  );
};
