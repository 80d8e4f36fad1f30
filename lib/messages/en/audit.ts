export const audit = {
  download: "Download as CSV",
  downloadMeaning: "Every row that the filters leave, for a spreadsheet. Times are in UTC.",
};
