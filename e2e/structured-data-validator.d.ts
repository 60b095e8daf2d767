/** The part of the validator that the tests use; the package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  }
  /** Without schema.org's vocabulary it checks what search engines require of the types that they show. */
  export default class Validator {
    /** `jsonld`: structured data by type. */
    validate: (data: { jsonld: Record<string, object[]> }) => Promise<Issue[]>;
  }
}
