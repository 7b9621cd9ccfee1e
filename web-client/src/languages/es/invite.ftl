# Lo que acompaña al enlace de una sala.
invite-by = { $name } te invita a jugar a { $system }
invite-invited = Te invitan a jugar a { $system }
invite-by-to-watch = { $name } te invita a ver una partida de { $system }
invite-invited-to-watch = Ven a ver una partida de { $system }
invite-friends = Invita a tus amigos
invite-watchers = Tus amigos pueden mirar
invite-room-code = Código de sala { $code }
invite-share-link = Compartir el enlace
invite-copy-link = Copiar el enlace
invite-link-copied = Enlace copiado. Envíalo a tus amigos.
invite-copying-forbidden = Tu navegador no permite copiar. Selecciona el enlace y cópialo tú.
invite-qr-code = Código QR del enlace
