type Fields = Record<string, string | boolean>;

/** A form as the query of an address has it; fields that are not there are as in `first`. */
export function formIn<Form extends Fields>(query: string, first: Form): Form {
  const written = new URLSearchParams(query);
  const field = (name: string, otherwise: string | boolean) => {
    const value = written.get(name);
    return value === null ? otherwise : typeof otherwise === 'boolean' ? value === 'true' : value;
  };
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, field(name, value)])) as Form;
}

/** The query with the fields that are not as in `first`; what else it has stays. */
export function withForm<Form extends Fields>(query: string, form: Form, first: Form): string {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries(form)) {
    if (value === first[name]) written.delete(name);
    else written.set(name, String(value));
  }
  const text = String(written);
  return text && `?${text}`;
}

/** Keeps a form in the address: it is still there after Back, and after a reload. */
export function keepInAddress<Form extends Fields>(form: Form, first: Form): void {
  history.replaceState(null, '', location.pathname + withForm(location.search, form, first));
}
