/** Small but real: each opens in the program its name promises. */
export function fileContent(name: string, about: string): Buffer {
  if (name.endsWith(".pdf")) return pdf(about);
  if (name.endsWith(".svg")) return Buffer.from(svg(name));
  if (name.endsWith(".csv")) return Buffer.from(`Item,Note\n"${name}","${about}"\n`);
  return Buffer.from(`${name}\n\n${about}\n`);
}

const MEDIA_TYPES: Record<string, string> = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};

export function mediaType(name: string): string {
  return MEDIA_TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

function svg(name: string): string {
  const title = name.replace(/[<>&]/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><title>${title}</title><rect width="300" height="200" fill="#e8e4da"/><circle cx="190" cy="90" r="46" fill="#c8553d"/><path d="M0 150 Q80 110 150 150 T300 140 V200 H0Z" fill="#2d4654"/></svg>`;
}

function pdf(about: string): Buffer {
  // The standard fonts of a PDF know Latin letters only.
  const text =
    about
      .replace(/[^\x20-\x7e]/g, " ")
      .replace(/[\\()]/g, "\\$&")
      .trim() || "Thank you.";
  const drawing = `BT /F1 18 Tf 60 740 Td (${text}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, "latin1");
}
