export { ForbiddenPage as default } from "#components/shell/forbidden-page.tsx";
