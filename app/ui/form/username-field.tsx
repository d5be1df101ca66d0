/**
 * For password managers: the account of a new password, which the page knows. They read no field of type `hidden`, only one
 * that is not shown.
 */
export function UsernameField({ name, email }: { name: string; email: string }) {
  return <input type="text" name={name} value={email} autoComplete="username" readOnly hidden />
}
