import { signOut } from "#lib/actions/session.ts";

/** A form, so that it works before any script has come, and a link from elsewhere can't do it. */
export function SignOut({ label }: { label: string }) {
  return (
    <form action={signOut}>
      <button
        className="flex h-9 w-full cursor-pointer items-center rounded-md px-2 text-left text-sm hover:bg-sunken phone:h-11"
        type="submit"
      >
        {label}
      </button>
    </form>
  );
}
