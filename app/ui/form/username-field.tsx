/** For password managers, which read no field of type `hidden`, only one that is not shown. */
export function UsernameField({ name, email }: { name: string; email: string }) {
  return <input type="text" name={name} value={email} autoComplete="username" readOnly hidden />
}
